import { line } from '../../lines/current';
import type { Preset, Presets } from '@site/src/playground/types';

const BARS = "[{ data: [4, 3, 5], label: 'Online' }, { data: [1, 6, 3], label: 'Store' }]";

const MONTHS = "[{ data: ['May', 'June', 'July'], scaleType: 'band' }]";

const MONTHS_ALONG = "[{ data: ['May', 'June', 'July'], scaleType: 'point' }]";

const LINES =
  "[{ data: [4, 3, 5], label: 'Online', area: true }, { data: [1, 6, 3], label: 'Store' }]";

const DOTS =
  "[{ label: 'Online', data: [{ x: 1, y: 2, id: 1 }, { x: 3, y: 4, id: 2 }, { x: 5, y: 1, id: 3 }] }]";

const SLICES =
  "[{ data: [{ id: 0, value: 10, label: 'Online' }, { id: 1, value: 15, label: 'Store' }] }]";

/** The prop of a chart's part that names its series. */
const SERIES = line.id === '7' ? 'id' : 'seriesId';

const CHART = { height: 140, width: 320 };

/** Puts the component in a chart of bars, lines or dots. */
function inChart(type: 'bar' | 'line' | 'scatter'): string {
  const series = {
    bar: "{ type: 'bar', data: [4, 3, 5] }",
    line: "{ type: 'line', data: [4, 3, 5], area: true }",
    scatter: "{ type: 'scatter', data: [{ x: 0, y: 2, id: 1 }, { x: 2, y: 4, id: 2 }] }",
  }[type];
  const scale = { bar: 'band', line: 'point', scatter: 'linear' }[type];
  const data = type === 'scatter' ? '' : " data: ['May', 'June', 'July'],";
  return `
    <ChartsContainer
      height={140}
      width={320}
      series={[${series}]}
      xAxis={[{ id: 'months',${data} scaleType: '${scale}' }]}
      yAxis={[{ id: 'orders' }]}
    >
      <Here />
    </ChartsContainer>
  `;
}

const PATH = 'M20,115 L110,45 L210,85 L300,25';

const IN_SVG = `
  <svg width={320} height={140}>
    <Here />
  </svg>
`;

const LINE_PART: Preset = { around: inChart('line'), width: 400 };

const BAR_PART: Preset = { around: inChart('bar'), width: 400 };

const presets: Presets = {
  AnimatedLine: {
    props: {
      d: PATH,
      ownerState: {
        code: `{ ${SERIES}: 'online', color: 'teal', classes: {}, isFaded: false, isHighlighted: false }`,
      },
    },
    around: inChart('line'),
    width: 400,
  },
  AreaElement: {
    props: { [SERIES]: 'online', color: 'teal', d: `${PATH} L300,130 L20,130 Z` },
    around: inChart('line'),
    width: 400,
  },
  AreaPlot: LINE_PART,
  BarChart: {
    props: { series: { code: BARS }, xAxis: { code: MONTHS }, ...CHART },
    width: 400,
  },
  BarPlot: BAR_PART,
  ChartsAxis: BAR_PART,
  ChartsAxisHighlight: { props: { x: 'band' }, around: inChart('bar'), width: 400 },
  ChartsContainer: {
    props: {
      series: { code: "[{ type: 'bar', data: [4, 3, 5] }]" },
      xAxis: { code: MONTHS },
      children: { code: '<BarPlot />\n<ChartsXAxis />\n<ChartsYAxis />' },
      ...CHART,
    },
    width: 400,
  },
  ChartsDataProvider: {
    props: {
      series: { code: "[{ type: 'bar', data: [4, 3, 5] }]" },
      xAxis: { code: MONTHS },
      children: {
        code: '<ChartsSurface>\n  <BarPlot />\n  <ChartsXAxis />\n</ChartsSurface>',
      },
      ...CHART,
    },
    width: 400,
  },
  ChartsGrid: { props: { horizontal: true }, around: inChart('bar'), width: 400 },
  ChartsLegend: {
    around: `
      <ChartsDataProvider height={140} width={320} series={${BARS.replaceAll('{ data', "{ type: 'bar', data")}}>
        <Here />
      </ChartsDataProvider>
    `,
    width: 400,
  },
  ...(line.id === '9' && { ChartsRadialDataProvider: { props: CHART, width: 400 } }),
  ChartsReferenceLine: { props: { y: 4, label: 'Target' }, around: inChart('bar'), width: 400 },
  ChartsSurface: {
    props: { children: { code: '<BarPlot />' } },
    around: `
      <ChartsDataProvider
        height={140}
      width={320}
        series={[{ type: 'bar', data: [4, 3, 5] }]}
        xAxis={${MONTHS}}
      >
        <Here />
      </ChartsDataProvider>
    `,
    width: 400,
  },
  ChartsTooltip: {
    around: `
      <BarChart
        height={140}
      width={320}
        series={[{ data: [4, 3, 5] }]}
        slots={{ tooltip: () => null }}
      >
        <Here />
      </BarChart>
    `,
    width: 400,
  },
  ChartsXAxis: { props: { label: 'Month' }, around: inChart('bar'), width: 400 },
  ChartsYAxis: { props: { label: 'Orders' }, around: inChart('bar'), width: 400 },
  Gauge: { props: { value: 60, startAngle: -110, endAngle: 110, height: 140, width: 200 } },
  GaugeContainer: {
    props: {
      value: 60,
      children: {
        code: '<circle r={40} cx={100} cy={75} fill="none" stroke="currentColor" />',
      },
      ...{ height: 140, width: 200 },
    },
  },
  LineChart: {
    props: { series: { code: LINES }, xAxis: { code: MONTHS_ALONG }, ...CHART },
    width: 400,
  },
  LineElement: {
    props: { [SERIES]: 'online', color: 'teal', d: PATH },
    around: inChart('line'),
    width: 400,
  },
  LineHighlightElement: {
    props: { [SERIES]: 'online', color: 'teal', shape: 'circle', x: 120, y: 60 },
    around: IN_SVG,
  },
  LineHighlightPlot: LINE_PART,
  LinePlot: LINE_PART,
  MarkElement: {
    props: { [SERIES]: 'online', color: 'teal', shape: 'circle', dataIndex: 0, x: 120, y: 60 },
    around: inChart('line'),
    width: 400,
  },
  MarkPlot: LINE_PART,
  // The legend is beside the chart.
  PieChart: { props: { series: { code: SLICES }, ...CHART, width: 240 }, width: 400 },
  PiePlot: {
    around: `
      <ChartsContainer height={140} width={320} series={[{ type: 'pie', data: [{ value: 10 }, { value: 15 }] }]}>
        <Here />
      </ChartsContainer>
    `,
    width: 400,
  },
  RadarChart: {
    props: {
      series: { code: "[{ label: 'Model A', data: [9, 6, 8] }]" },
      radar: { code: "{ max: 10, metrics: ['Speed', 'Battery', 'Price'] }" },
      ...CHART,
    },
    width: 400,
  },
  ScatterChart: { props: { series: { code: DOTS }, ...CHART }, width: 400 },
  ScatterPlot: { around: inChart('scatter'), width: 400 },
  SparkLineChart: {
    props: { data: { code: '[4, 3, 5, 8, 6]' }, height: 80, width: 240 },
  },
};

export default presets;
