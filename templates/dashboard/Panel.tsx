import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { ReactNode } from 'react';

interface PanelProps {
  title: string;
  /** One sentence with the finding, which readers who don't see the chart get as well. */
  summary: string;
  children: ReactNode;
}

/** A titled part of the dashboard. */
export default function Panel({ title, summary, children }: PanelProps) {
  const id = useId();
  return (
    <Card component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <CardContent>
        <Typography id={id} component="h2" variant="h6">
          {title}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {summary}
        </Typography>
        {children}
      </CardContent>
    </Card>
  );
}
