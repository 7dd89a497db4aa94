import { createTheme, styled, ThemeProvider } from '@mui/system';

const Marker = styled('span', {
  name: 'AtlasMarker',
  slot: 'Root',
  shouldForwardProp: (prop) => prop !== 'kind' && prop !== 'sx',
})<{ kind?: 'town' | 'peak' }>({
  padding: '4px 12px',
  border: '1px solid',
});

const theme = createTheme({
  components: {
    AtlasMarker: {
      styleOverrides: { root: { borderRadius: 16 } },
      variants: [{ props: { kind: 'peak' }, style: { borderStyle: 'dashed' } }],
    },
  },
});

export default function UsingOptions() {
  return (
    <ThemeProvider theme={theme}>
      <div>
        <Marker kind="town">Lindau</Marker> <Marker kind="peak">Säntis</Marker>
      </div>
    </ThemeProvider>
  );
}
