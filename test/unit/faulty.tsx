/** Whether `Faulty` throws. */
export const fault = { isOn: true };

/** Stands in for a part of a component in tests of what a fault leaves usable. */
export function Faulty() {
  if (fault.isOn) {
    throw new Error('fault');
  }
  return <p>Mended</p>;
}

/** Lets `Faulty` throw in each test, and keeps React from printing its errors. */
export function mockFault(): void {
  beforeEach(() => {
    fault.isOn = true;
    jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => jest.restoreAllMocks());
}
