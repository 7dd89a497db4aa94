/** Revenue in thousands of US dollars, costs too, and the margin in percent. */
export const quarters = [
  { quarter: 'Q1', revenue: 182, costs: 149, margin: 18 },
  { quarter: 'Q2', revenue: 214, costs: 163, margin: 24 },
  { quarter: 'Q3', revenue: 176, costs: 150, margin: 15 },
  { quarter: 'Q4', revenue: 247, costs: 173, margin: 30 },
];
