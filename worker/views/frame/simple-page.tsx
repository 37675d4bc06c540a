import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type * as React from 'react';

type Props = { title: string; maxWidth: 'sm' | 'md'; className?: string; children: React.ReactNode };

/** What is between header and footer on pages that are no article: a title, and a form, a list or a few words. */
export function SimplePage({ title, maxWidth, className, children }: Props) {
  return (
    <Container
      component="main"
      id="main-content"
      tabIndex={-1}
      maxWidth={maxWidth}
      className={className}
      sx={{ pt: 6, pb: 12, lineHeight: 1.65 }}
    >
      <Typography variant="h1" sx={{ mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Container>
  );
}
