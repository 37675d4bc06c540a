import { styled } from '@mui/material/styles';
import { color, radius, shadow, textSize } from '../../../client/theme/css.ts';
import { BORDER_RADIUS_PX, BREAKPOINTS_PX, DURATIONS_MS, FONT_SIZE_PX, LAYERS, SPACING_UNIT_PX } from '../../../client/theme/tokens.ts';

const Root = styled('section')({
  '& ul': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(150px, 1fr))',
    gap: 12,
    margin: '0 0 24px',
    padding: 0,
    listStyle: 'none',
    fontSize: textSize.caption,
  },
  '& h2': { fontSize: textSize.lead },
  '& .swatch': {
    display: 'block',
    height: 40,
    marginBlockEnd: 4,
    border: `1px solid ${color.divider}`,
    borderRadius: radius.medium,
    forcedColorAdjust: 'none',
  },
  ...Object.fromEntries(Object.entries(color).map(([name, value]) => [`& .swatch-${name}`, { background: value }])),
});

const NUMBERS = {
  Text: textSize,
  Corners: radius,
  Shadows: shadow,
  "Material UI's, in px": { spacing: SPACING_UNIT_PX, radius: BORDER_RADIUS_PX, 'font size of controls': FONT_SIZE_PX },
  'Breakpoints, in px': BREAKPOINTS_PX,
  'Motion, in ms': DURATIONS_MS,
  Layers: LAYERS,
};

/** The numbers and colors that every style is made of, from the theme itself. */
export function Tokens() {
  return (
    <Root lang="en">
      <h2>Colors</h2>
      <ul>
        {Object.keys(color).map((name) => (
          <li key={name}>
            <span className={`swatch swatch-${name}`} />
            {name}
          </li>
        ))}
      </ul>
      {Object.entries(NUMBERS).map(([title, values]) => (
        <div key={title}>
          <h2>{title}</h2>
          <ul>
            {Object.entries(values).map(([name, value]) => (
              <li key={name}>
                {name}: {value}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Root>
  );
}
