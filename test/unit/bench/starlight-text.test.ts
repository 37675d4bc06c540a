import { expect, test } from 'vitest';
import { starlightText } from '../../bench/peer/starlight-text.ts';

const TWIN = `---
title: "Support"
description: "Where to ask."
url: "https://docs.invalid/toolpad/core/introduction/support"
version: "0.14.0"
---

# Support

See [examples](https://docs.invalid/toolpad/core/introduction/examples#vite) and [issues](https://example.com/toolpad/core).
![A picture](https://docs.invalid/static/a.webp)

## What to expect {#what-to-expect}

\`\`\`\`md title="a.md"
# Kept {#kept}
\`\`\`
![Kept](a.png)
\`\`\`\`
`;

test('a page’s Markdown has its title in front alone, plain headings, links of its own, and no pictures', () => {
  expect(starlightText(TWIN)).toBe(`---
title: "Support"
description: "Where to ask."
---



See [examples](/core/introduction/examples#vite) and [issues](https://example.com/toolpad/core).


## What to expect

\`\`\`\`md title="a.md"
# Kept {#kept}
\`\`\`
![Kept](a.png)
\`\`\`\`
`);
});
