import { createComponent } from '@toolpad/studio/browser';

interface OrderStatusProps {
  status: string;
  days: number;
}

function OrderStatus({ status, days }: OrderStatusProps) {
  const late = status === 'open' && days > 7;
  return (
    <p>
      <strong>{status}</strong> for {days} days{late ? ', overdue' : ''}
    </p>
  );
}

export default createComponent(OrderStatus, {
  argTypes: {
    status: { type: 'string', enum: ['open', 'paid', 'shipped'], default: 'open' },
    days: { type: 'number', minimum: 0, default: 0, helperText: 'Days in this status.' },
  },
});
