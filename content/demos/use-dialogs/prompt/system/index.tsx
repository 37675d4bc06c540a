import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DialogsProvider, useDialogs } from '@toolpad/core/useDialogs';

function CouponButton() {
  const dialogs = useDialogs();

  // preview-start
  async function enterCoupon() {
    const code = await dialogs.prompt('The code on the voucher:', {
      title: 'Redeem a voucher',
      okText: 'Redeem',
    });
    if (code !== null) await dialogs.alert(`Voucher ${code} is redeemed.`);
  }

  return <Button onClick={enterCoupon}>Redeem a voucher</Button>;
  // preview-end
}

export default function UseDialogsPrompt() {
  return (
    <DialogsProvider>
      <Stack sx={{ alignItems: 'center', p: 3 }}>
        <CouponButton />
      </Stack>
    </DialogsProvider>
  );
}
