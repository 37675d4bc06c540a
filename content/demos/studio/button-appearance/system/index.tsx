// scaffold-start: This frame imitates the inspector with Material UI: no Toolpad Studio package is involved.

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import * as React from 'react';

const CHOICES = {
  variant: ['contained', 'outlined', 'text'],
  color: ['primary', 'secondary'],
  size: ['small', 'medium', 'large'],
} as const;

const FLAGS = ['fullWidth', 'loading', 'disabled'] as const;

type Choice = keyof typeof CHOICES;
type Props = { [Key in Choice]: (typeof CHOICES)[Key][number] } & {
  [Key in (typeof FLAGS)[number]]: boolean;
};

const DEFAULTS: Props = {
  variant: 'contained',
  color: 'primary',
  size: 'small',
  fullWidth: false,
  loading: false,
  disabled: false,
};

/** The properties as the page file holds them. */
function toYaml(props: Props) {
  const lines = Object.entries({ content: 'Send invoice', ...props })
    .filter(([, value]) => value !== false)
    .map(([key, value]) => `  ${key}: ${value}`);
  return ['component: Button', 'name: sendInvoice', 'props:', ...lines].join('\n');
}

export default function StudioButtonAppearance() {
  const [props, setProps] = React.useState(DEFAULTS);

  return (
    <Stack spacing={2} sx={{ p: 2 }}>
      <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap' }}>
        {(Object.keys(CHOICES) as Choice[]).map((choice) => (
          <ToggleButtonGroup
            key={choice}
            exclusive
            size="small"
            aria-label={choice}
            value={props[choice]}
            onChange={(_, value: string | null) =>
              setProps({ ...props, [choice]: value ?? props[choice] })
            }
          >
            {CHOICES[choice].map((value) => (
              <ToggleButton key={value} value={value} sx={{ textTransform: 'none' }}>
                {value}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        ))}
      </Stack>
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        {FLAGS.map((flag) => (
          <FormControlLabel
            key={flag}
            label={flag}
            control={
              <Checkbox
                size="small"
                checked={props[flag]}
                onChange={(_, checked) => setProps({ ...props, [flag]: checked })}
              />
            }
          />
        ))}
      </Stack>
      <Box sx={{ minHeight: 44 }}>
        {/* preview-start */}
        <Button {...props}>Send invoice</Button>
        {/* preview-end */}
      </Box>
      <Box
        component="pre"
        dir="ltr"
        data-testid="yaml"
        sx={{ m: 0, p: 1.5, bgcolor: 'action.hover', fontSize: 13 }}
      >
        {toYaml(props)}
      </Box>
    </Stack>
  );
}
