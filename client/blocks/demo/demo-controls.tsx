import type * as React from 'react';
import type { EventAction } from '../../shared/analytics/events.ts';
import { tracked } from '../../shared/analytics/tracked.ts';

type Action = EventAction<'demo'>;
/** What a control does is counted under that name, or under another one. */
type Does = { does: Action; counts?: undefined } | { does: string; counts: Action };

/** A button that does something with a demo. */
export function Control({ role, className, does, counts, ...rest }: React.ComponentProps<'button'> & Does) {
  const event = tracked('demo', counts === undefined ? does : counts);
  return <button type="button" role={role} className={className} data-do={does} {...rest} {...event} />;
}

type MenuProps = { id: string; button: React.ReactNode; label: string; isIcon?: boolean; children: React.ReactNode };

/** A button with a menu that opens without script. A button that is an icon takes the menu's name. */
export function Menu({ id, button, label, isIcon, children }: MenuProps) {
  return (
    <>
      <button
        type="button"
        className={isIcon ? 'icon' : undefined}
        popoverTarget={id}
        aria-haspopup="menu"
        aria-label={isIcon ? label : undefined}
      >
        {button}
      </button>
      <div popover="auto" id={id} role="menu" aria-label={label}>
        {children}
      </div>
    </>
  );
}
