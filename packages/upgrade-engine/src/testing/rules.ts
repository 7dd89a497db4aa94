import nine from '../../rules/9.json';
import seven from '../../rules/7.json';
import type { UpgradeData } from '../types';

/** The rules for an upgrade to version 7. */
export const TO_7 = seven as UpgradeData;

/** The rules for an upgrade to version 9. */
export const TO_9 = nine as UpgradeData;
