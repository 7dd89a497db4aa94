import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface SectionProps {
  /** Target of links to the section. */
  id: string;
  title: string;
  text?: string;
  /** Sets the section apart from its neighbors. */
  isRaised?: boolean;
  children: ReactNode;
}

/** A part of the page with a heading. */
export default function Section({ id, title, text, isRaised = false, children }: SectionProps) {
  return (
    <Box
      component="section"
      id={id}
      aria-labelledby={`${id}-title`}
      sx={
        isRaised
          ? {
              backgroundColor: 'background.paper',
              borderTop: 1,
              borderBottom: 1,
              borderColor: 'divider',
            }
          : undefined
      }
    >
      <Container sx={{ paddingBlock: { xs: 6, md: 10 } }}>
        <Typography
          id={`${id}-title`}
          component="h2"
          variant="h2"
          sx={{ fontSize: { xs: '2rem', md: '2.75rem' } }}
        >
          {title}
        </Typography>
        {text && (
          <Typography
            color="textSecondary"
            sx={{ mt: 1.5, maxWidth: '42rem', fontSize: '1.125rem' }}
          >
            {text}
          </Typography>
        )}
        <Box sx={{ mt: { xs: 4, md: 6 } }}>{children}</Box>
      </Container>
    </Box>
  );
}
