// scaffold-start: This frame imitates the 3D cube with CSS and Material UI: neither a Toolpad Studio package
// nor a 3D engine is involved.

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import * as React from 'react';

const EDGE = 120;

const SIDES = [
  'rotateY(0deg)',
  'rotateY(90deg)',
  'rotateY(180deg)',
  'rotateY(270deg)',
  'rotateX(90deg)',
  'rotateX(270deg)',
];

interface CubeProps {
  color: string;
  spinning: boolean;
}

function Cube({ color, spinning }: CubeProps) {
  const [large, setLarge] = React.useState(false);

  return (
    <Box
      component="button"
      type="button"
      aria-label="Cube"
      aria-pressed={large}
      onClick={() => setLarge(!large)}
      sx={{ ...stage, scale: large ? '1.3' : '1' }}
    >
      {/* preview-start */}
      <Box
        component="span"
        sx={{ ...solid, animationPlayState: spinning ? 'running' : 'paused' }}
      >
        {SIDES.map((turn) => (
          <Box
            key={turn}
            component="span"
            data-side
            sx={{ ...side(turn), bgcolor: color }}
          />
        ))}
      </Box>
      {/* preview-end */}
    </Box>
  );
}

const stage = {
  width: EDGE * 1.8,
  height: EDGE * 1.8,
  p: 0,
  border: 0,
  borderRadius: 2,
  bgcolor: 'transparent',
  cursor: 'pointer',
  display: 'grid',
  placeItems: 'center',
  perspective: `${EDGE * 5}px`,
  transition: 'scale 200ms',
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main' },
  '&:hover [data-side]': { filter: 'brightness(1.25)' },
  '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
};

const solid = {
  position: 'relative',
  display: 'block',
  width: EDGE,
  height: EDGE,
  transformStyle: 'preserve-3d',
  animation: 'spin 12s linear infinite',
  '@keyframes spin': {
    from: { transform: 'rotateX(-24deg) rotateY(30deg)' },
    to: { transform: 'rotateX(336deg) rotateY(750deg)' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    animation: 'none',
    transform: 'rotateX(-24deg) rotateY(30deg)',
  },
};

function side(turn: string) {
  return {
    position: 'absolute',
    inset: 0,
    border: '2px solid rgba(0, 0, 0, 0.25)',
    backgroundImage:
      'linear-gradient(135deg, rgba(255, 255, 255, 0.35), rgba(0, 0, 0, 0.25))',
    transform: `${turn} translateZ(${EDGE / 2}px)`,
  };
}

export default function StudioCssCube() {
  const [color, setColor] = React.useState('orange');
  const [spinning, setSpinning] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ p: 2, alignItems: 'center', overflow: 'hidden' }}>
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap', alignSelf: 'flex-start' }}>
        <TextField
          select
          label="Color"
          size="small"
          value={color}
          onChange={(event) => setColor(event.target.value)}
          sx={{ minWidth: 140 }}
        >
          <MenuItem value="orange">orange</MenuItem>
          <MenuItem value="teal">teal</MenuItem>
          <MenuItem value="slateblue">slateblue</MenuItem>
        </TextField>
        <Button variant="outlined" onClick={() => setSpinning(!spinning)}>
          {spinning ? 'Pause' : 'Spin'}
        </Button>
      </Stack>
      <Box sx={{ p: 4 }}>
        <Cube color={color} spinning={spinning} />
      </Box>
    </Stack>
  );
}
