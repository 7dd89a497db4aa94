import { createBox, createTheme } from '@mui/system';

const defaultTheme = createTheme({
  spacing: 12,
  palette: { card: { main: '#fdf1d8', contrastText: '#4a3510' } },
});

const CatalogBox = createBox({
  defaultTheme,
  themeId: 'catalog',
  defaultClassName: 'CatalogBox-root',
});

export default function BoxCreated() {
  return (
    <CatalogBox
      sx={(theme) => ({
        p: 1,
        bgcolor: theme.palette.card?.main ?? '#fdf1d8',
        color: theme.palette.card?.contrastText ?? '#4a3510',
      })}
    >
      Index card 88
    </CatalogBox>
  );
}
