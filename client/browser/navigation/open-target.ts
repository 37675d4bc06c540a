/** Opens what is closed around the target of the address, and the target itself. Browsers do the former only in part, and never the latter. */
export function openTarget(): void {
  reveal();
  addEventListener('hashchange', reveal);
}

function reveal(): void {
  const target = document.getElementById(decodeHash());
  if (!target) return;
  const closed = [...closedAround(target), ...target.querySelectorAll<HTMLDetailsElement>(':scope>details:not([open])')];
  if (target.matches('h2,h3'))
    closed.push(...(afterHeading(target)?.querySelectorAll<HTMLDetailsElement>(':scope.schema>details:not([open])') ?? []));
  if (closed.length === 0) return;
  for (const details of closed) details.open = true;
  target.scrollIntoView();
}

/** What a heading is for: what follows it, or the prose that it ends. The button that asks about its section stands between. */
function afterHeading(heading: Element): Element | null {
  const own = heading.nextElementSibling;
  const next = own?.matches('button') ? own.nextElementSibling : own;
  return next ?? heading.parentElement?.nextElementSibling ?? null;
}

function closedAround(element: Element): HTMLDetailsElement[] {
  const details = element.parentElement?.closest('details');
  if (!details) return [];
  return [...(details.open ? [] : [details]), ...closedAround(details)];
}

/** The id that the address names; the raw text if its escapes are broken. */
function decodeHash(): string {
  const text = location.hash.slice(1);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
