import type * as React from 'react';
import type { IslandName } from './names.ts';

type Props = { name: IslandName; props: Record<string, unknown>; children: React.ReactNode };

/** Marks an island in server HTML. The children are what the island shows first, so that hydration finds what it expects. */
export function Island({ name, props, children }: Props) {
  return (
    <div className="island" data-island={name} data-props={JSON.stringify(props)}>
      {children}
    </div>
  );
}
