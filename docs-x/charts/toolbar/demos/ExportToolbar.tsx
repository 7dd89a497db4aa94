import { useState } from 'react';
import DataObjectIcon from '@mui/icons-material/DataObject';
import TableChartIcon from '@mui/icons-material/TableChart';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { useBarSeries, useXAxis } from '@mui/x-charts/hooks';
import { Toolbar, ToolbarButton } from '@mui/x-charts/Toolbar';

function DownloadToolbar() {
  const [result, setResult] = useState('');
  const names = useXAxis<'band'>().data ?? [];
  const values = useBarSeries()[0]?.data ?? [];
  const rows = names.map((name, index) => [name, values[index]]);

  function save(file: string, text: string) {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text]));
    link.download = file;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href));
    setResult(`Downloaded ${file}`);
  }

  return (
    <Toolbar aria-label="Download the values">
      <Typography role="status" variant="body2" sx={{ px: 1 }}>
        {result}
      </Typography>
      <Tooltip title="Download CSV">
        <ToolbarButton onClick={() => save('orders.csv', rows.join('\n'))}>
          <TableChartIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
      <Tooltip title="Download JSON">
        <ToolbarButton
          onClick={() => save('orders.json', JSON.stringify(rows))}
        >
          <DataObjectIcon fontSize="small" />
        </ToolbarButton>
      </Tooltip>
    </Toolbar>
  );
}

export default function ExportToolbar() {
  return (
    <BarChart
      title="Orders by country"
      height={220}
      showToolbar
      hideLegend
      xAxis={[{ data: ['Chile', 'Egypt', 'Japan', 'Kenya'] }]}
      series={[{ label: 'Orders', data: [34, 51, 78, 29] }]}
      slots={{ toolbar: DownloadToolbar }}
    />
  );
}
