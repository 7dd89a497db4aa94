import { getInitColorSchemeScript } from '@mui/material/styles';

it('warns once that the function for the first color scheme is deprecated', () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation();
  getInitColorSchemeScript();
  getInitColorSchemeScript();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledWith(
    expect.stringContaining('getInitColorSchemeScript function has been deprecated'),
  );
});
