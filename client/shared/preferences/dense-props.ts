const INPUT = { size: 'small', margin: 'dense' } as const;

/** Default props of a dense theme, by component: buttons, inputs, lists, tables and toolbars are small. */
export const DENSE_PROPS = {
  MuiButton: { size: 'small' },
  MuiFab: { size: 'small' },
  MuiFilledInput: INPUT,
  MuiFormControl: INPUT,
  MuiFormHelperText: { margin: 'dense' },
  MuiIconButton: { size: 'small' },
  MuiInputBase: INPUT,
  MuiInputLabel: INPUT,
  MuiList: { dense: true },
  MuiListItem: { dense: true },
  MuiOutlinedInput: INPUT,
  MuiTable: { size: 'small' },
  MuiTextField: INPUT,
  MuiToolbar: { variant: 'dense' },
} as const;
