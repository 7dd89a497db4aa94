import { exportName, splitExportName } from './names';

const NAMES = ['Alarm', 'InsertChart', 'InsertChartOutlined'];

it.each([
  ['Alarm', { name: 'Alarm', theme: 'Filled' }],
  ['AlarmTwoTone', { name: 'Alarm', theme: 'TwoTone' }],
  ['InsertChartOutlined', { name: 'InsertChartOutlined', theme: 'Filled' }],
  ['InsertChartOutlinedSharp', { name: 'InsertChartOutlined', theme: 'Sharp' }],
] as const)('splits %s', (exported, split) => {
  expect(splitExportName(exported, NAMES)).toEqual(split);
  expect(exportName(split.name, split.theme)).toBe(exported);
});

it.each(['Alarms', 'Outlined', '', 'alarm'])('knows no icon %j', (exported) => {
  expect(splitExportName(exported, NAMES)).toBeNull();
});
