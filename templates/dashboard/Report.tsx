import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import BalanceChart from './BalanceChart';
import type { MonthFigures } from './figures';
import { formatEnergy, formatShare } from './format';
import KeyFigures from './KeyFigures';
import OutputChart from './OutputChart';
import Panel from './Panel';
import SiteGrid from './SiteGrid';
import SourceChart from './SourceChart';
import { SOURCES } from './data';
import type { Source } from './data';

function bestDay({ days, outputByDay }: MonthFigures): string {
  const most = Math.max(...outputByDay);
  return `Day ${days[outputByDay.indexOf(most)]} was the best, with ${formatEnergy(most)}.`;
}

function daysCovered({ outputByDay, demandByDay }: MonthFigures): string {
  const covered = outputByDay.filter((kwh, index) => kwh >= demandByDay[index]!).length;
  return `The output covered the demand on ${covered} of ${outputByDay.length} days.`;
}

function mainSource({ outputBySource, output }: MonthFigures): string {
  const totals = (Object.entries(outputBySource) as [Source, number[]][]).map(
    ([source, daily]) => [source, daily.reduce((total, kwh) => total + kwh, 0)] as const,
  );
  const [source, total] = totals.reduce((most, next) => (next[1] > most[1] ? next : most));
  if (output === 0) return 'Nothing was generated.';
  return `${SOURCES[source].label} made ${formatShare(total / output)} of the electricity.`;
}

function attention({ rows }: MonthFigures): string {
  const count = rows.filter(({ state }) => state !== 'running').length;
  if (count === 0) return 'All sites are running.';
  return `${count} of ${rows.length} ${rows.length === 1 ? 'site needs' : 'sites need'} attention.`;
}

interface ReportProps {
  figures: MonthFigures;
  before: MonthFigures | null;
  onOpenSite: (id: string) => void;
}

/** Everything about one place in one month. */
export default function Report({ figures, before, onOpenSite }: ReportProps) {
  return (
    <Stack spacing={2}>
      <KeyFigures figures={figures} before={before} />
      <Panel title="Daily output" summary={bestDay(figures)}>
        <OutputChart figures={figures} title={`Daily output. ${bestDay(figures)}`} />
      </Panel>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
        }}
      >
        <Panel title="Output and demand" summary={daysCovered(figures)}>
          <BalanceChart figures={figures} title={`Output and demand. ${daysCovered(figures)}`} />
        </Panel>
        <Panel title="Sources" summary={mainSource(figures)}>
          <SourceChart figures={figures} title={`Sources. ${mainSource(figures)}`} />
        </Panel>
      </Box>
      <Panel title="Sites" summary={attention(figures)}>
        <SiteGrid rows={figures.rows} onOpen={onOpenSite} />
      </Panel>
    </Stack>
  );
}
