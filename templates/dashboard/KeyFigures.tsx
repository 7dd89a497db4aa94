import TrendingDownIcon from '@mui/icons-material/TrendingDown';
import TrendingFlatIcon from '@mui/icons-material/TrendingFlat';
import TrendingUpIcon from '@mui/icons-material/TrendingUp';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { MonthFigures } from './figures';
import { formatEnergy, formatEuros, formatShare } from './format';

interface KeyFigure {
  label: string;
  value: string;
  /** Change since the month before, as a share. */
  change: number | null;
}

function Change({ change }: { change: number | null }) {
  if (change === null) {
    return <Typography variant="body2">No figures in the month before</Typography>;
  }
  const percent = Math.round(Math.abs(change) * 100);
  const Icon = percent === 0 ? TrendingFlatIcon : change > 0 ? TrendingUpIcon : TrendingDownIcon;
  const words = percent === 0 ? 'Same as' : `${percent}% ${change > 0 ? 'more' : 'less'} than`;
  return (
    <Typography variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
      <Icon fontSize="small" aria-hidden />
      {words} the month before
    </Typography>
  );
}

interface KeyFiguresProps {
  figures: MonthFigures;
  /** The figures of the month before, if there are any. */
  before: MonthFigures | null;
}

/** The four numbers that matter most, and how they changed. */
export default function KeyFigures({ figures, before }: KeyFiguresProps) {
  const changeOf = (key: 'output' | 'coverage' | 'euros' | 'utilization') =>
    before && before[key] > 0 ? figures[key] / before[key] - 1 : null;
  const list: KeyFigure[] = [
    { label: 'Generated', value: formatEnergy(figures.output), change: changeOf('output') },
    {
      label: 'Demand covered',
      value: formatShare(figures.coverage),
      change: changeOf('coverage'),
    },
    { label: 'Income', value: formatEuros(figures.euros), change: changeOf('euros') },
    {
      label: 'Utilization',
      value: formatShare(figures.utilization),
      change: changeOf('utilization'),
    },
  ];
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 220px), 1fr))',
        gap: 2,
        m: 0,
      }}
    >
      {list.map(({ label, value, change }) => (
        // Without CardContent, because a list of terms allows only one element around a group.
        <Card key={label} sx={{ p: 3 }}>
          <Typography component="dt" variant="subtitle2" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" variant="h4" sx={{ m: 0, mt: 0.5 }}>
            {value}
          </Typography>
          <Box component="dd" sx={{ m: 0, mt: 1, color: 'text.secondary' }}>
            <Change change={change} />
          </Box>
        </Card>
      ))}
    </Box>
  );
}
