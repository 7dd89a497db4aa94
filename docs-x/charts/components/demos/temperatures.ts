export const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

/** Degrees Celsius at noon, for each day. */
export const celsius = {
  office: [19.2, 20.4, 21.8, 23.9, 22.6],
  warehouse: [17.1, 17.6, 18.9, 20.3, 19.7],
  entrance: [16.4, 18.3, 17.2, 18.5, 18.1],
};
