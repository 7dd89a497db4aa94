export const questions = ['Menu', 'Room', 'Price', 'Staff'];

/** Answers to each question, as numbers of people. */
export const answers = [
  { id: 'good', label: 'Good', data: [64, 41, 28, 93] },
  { id: 'fair', label: 'Fair', data: [22, 30, 35, 12] },
  { id: 'poor', label: 'Poor', data: [9, 18, 41, 4] },
];
