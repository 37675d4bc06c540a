import type * as React from 'react';
import type { IslandName, IslandProps } from './names.ts';

type Props<Name extends IslandName> = { name: Name; props: IslandProps[Name]; children: React.ReactNode };

/** Marks an island in server HTML. The children are what the island shows first, so that hydration finds what it expects. */
export function Island<Name extends IslandName>({ name, props, children }: Props<Name>) {
  return (
    <div className="island" data-island={name} data-props={JSON.stringify(props)}>
      {children}
    </div>
  );
}
