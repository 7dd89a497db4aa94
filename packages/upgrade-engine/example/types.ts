import { checkFile } from 'mui-upgrade-check';
import type { FileReport, UpgradeData } from 'mui-upgrade-check';

export const reportOf = (code: string, rules: UpgradeData): FileReport =>
  checkFile({ file: 'App.tsx', code }, rules);

// @ts-expect-error A file has a name.
checkFile({ code: '' }, {} as UpgradeData);
