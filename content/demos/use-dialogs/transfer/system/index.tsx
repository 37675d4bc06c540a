import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { type DialogProps, DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';
import * as React from 'react';

type Account = Record<string, string>;

interface AccountForm {
  account: Account;
  setAccount: React.Dispatch<React.SetStateAction<Account>>;
}

const AccountFormContext = React.createContext<AccountForm>({
  account: {},
  setAccount: () => {},
});

function AccountField({ label }: { label: string }) {
  const { account, setAccount } = React.useContext(AccountFormContext);

  return (
    <TextField
      label={label}
      required
      fullWidth
      margin="dense"
      value={account[label] ?? ''}
      onChange={(event) => setAccount({ ...account, [label]: event.target.value })}
    />
  );
}

const COUNTRIES: Record<string, string[]> = {
  Germany: ['IBAN'],
  'United Kingdom': ['Sort code', 'Account number'],
  'United States': ['Routing number', 'Account number'],
};

// Stands in for the request to the bank.
async function sendTransfer(_account: Account) {
  await new Promise((resolve) => {
    setTimeout(resolve, 1000);
  });
  return crypto.randomUUID();
}

interface Transfer {
  country: string;
  fields: React.ReactNode;
}

// preview-start
function TransferDialog({
  payload: { country, fields },
  open,
  onClose,
}: DialogProps<Transfer, string | null>) {
  const { account } = React.useContext(AccountFormContext);
  const [sending, setSending] = React.useState(false);

  async function submit(event: React.FormEvent) {
    event.preventDefault();
    setSending(true);
    await onClose(await sendTransfer(account));
  }
  // preview-end

  const cancel = () => {
    if (!sending) onClose(null);
  };

  return (
    <Dialog fullWidth maxWidth="xs" open={open} onClose={cancel}>
      <form onSubmit={submit}>
        <DialogTitle>Refund to {country}</DialogTitle>
        <DialogContent>{fields}</DialogContent>
        <DialogActions>
          <Button disabled={sending} onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" loading={sending}>
            Send
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function RefundForm() {
  const dialogs = useDialogs();
  const { setAccount } = React.useContext(AccountFormContext);
  const [country, setCountry] = React.useState('Germany');

  async function refund() {
    setAccount({});
    const fields = COUNTRIES[country]?.map((label) => (
      <AccountField key={label} label={label} />
    ));
    const id = await dialogs.open(TransferDialog, { country, fields });
    if (id !== null) await dialogs.alert(`The bank calls this transfer ${id}.`);
  }

  return (
    <Stack direction="row" sx={{ gap: 2, alignItems: 'center', width: 400, maxWidth: 1 }}>
      <TextField
        select
        label="Country of the bank"
        fullWidth
        value={country}
        onChange={(event) => setCountry(event.target.value)}
      >
        {Object.keys(COUNTRIES).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Button onClick={refund}>Refund</Button>
    </Stack>
  );
}

export default function UseDialogsTransfer() {
  const [account, setAccount] = React.useState<Account>({});
  const form = React.useMemo(() => ({ account, setAccount }), [account]);

  // The context is above the provider, so the dialogs see it too.
  return (
    <AccountFormContext value={form}>
      <DialogsProvider>
        <Stack sx={{ alignItems: 'center', p: 3 }}>
          <RefundForm />
        </Stack>
      </DialogsProvider>
    </AccountFormContext>
  );
}
