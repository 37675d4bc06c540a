import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import * as React from 'react';
import { useTranslations } from '../contexts/translations.tsx';
import type { SettingsGroup as Group } from '../shared/settings.ts';
import { choice, choiceInput } from './choice-styles.ts';

type Props = { group: Group; onChange: (value: string) => void };

/** One preference as a group of radio buttons. */
export function SettingsGroup({ group, onChange }: Props) {
  const { t } = useTranslations();
  const id = React.useId();
  return (
    <FormControl fullWidth sx={{ mb: 3 }}>
      <FormLabel id={id} sx={{ mb: 1, fontSize: 14 }}>
        {t(group.label)}
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        name={group.name}
        value={group.value}
        onChange={(_event, value) => onChange(value)}
        sx={{ gap: 1 }}
      >
        {group.options.map((option) => (
          <FormControlLabel
            key={option.value}
            value={option.value}
            lang={option.lang}
            control={<Radio disableRipple sx={choiceInput} />}
            label={option.text ?? t(option.label ?? '')}
            disableTypography
            sx={choice}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}
