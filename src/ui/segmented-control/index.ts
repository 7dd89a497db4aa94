export { SegmentedControl } from './SegmentedControl';
export type { Segment } from './SegmentedControl';
