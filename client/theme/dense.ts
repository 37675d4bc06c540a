import type { Components } from '@mui/material/styles';

const small = { defaultProps: { size: 'small' } } as const;
const dense = { defaultProps: { margin: 'dense' } } as const;

/** The component props of the dense theme. */
export const denseComponents: Components = {
  MuiButton: small,
  MuiFab: small,
  MuiIconButton: small,
  MuiTable: small,
  MuiFilledInput: dense,
  MuiFormControl: dense,
  MuiFormHelperText: dense,
  MuiInputBase: dense,
  MuiInputLabel: dense,
  MuiOutlinedInput: dense,
  MuiTextField: dense,
  MuiListItem: { defaultProps: { dense: true } },
  MuiToolbar: { defaultProps: { variant: 'dense' } },
};
