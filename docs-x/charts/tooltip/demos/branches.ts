export const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];

/** Sales of three branches in US dollars; `null` while a branch was closed. */
export const branches = [
  { id: 'harbor', label: 'Harbor', data: [42_500, 48_100, 51_900, 60_200] },
  { id: 'station', label: 'Station', data: [31_200, 29_800, null, 38_400] },
  { id: 'park', label: 'Park', data: [null, 12_600, 17_300, 21_500] },
];
