import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { hrefOf } from './route';

interface PageTitleProps {
  title: string;
  /** Whether the page is below the list. */
  hasBackLink?: boolean;
  /** Buttons. */
  children?: ReactNode;
}

/** The title of a view with its buttons. */
export default function PageTitle({ title, hasBackLink = false, children }: PageTitleProps) {
  return (
    <Box sx={{ mb: 3 }}>
      {hasBackLink && (
        <Link
          href={hrefOf({ view: 'list' })}
          underline="hover"
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, paddingBlock: 1, mb: 1 }}
        >
          <ArrowBackIcon
            fontSize="small"
            sx={{ transform: (theme) => (theme.direction === 'rtl' ? 'scaleX(-1)' : undefined) }}
          />
          All equipment
        </Link>
      )}
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Typography component="h1" variant="h4" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {children && (
          <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
            {children}
          </Stack>
        )}
      </Stack>
    </Box>
  );
}
