import Slider from '@mui/material/Slider';
import { styled as themed } from '@mui/material/styles';
import styled from 'styled-components';

/** Made with styled-components: no theme needed. */
const Page = styled.main`
  max-width: 40rem;
  margin: 2rem auto;
  padding-inline: 1rem;
`;

/** Made with Material UI's `styled`: the same engine, with the theme. */
const Loudness = themed(Slider)(({ theme }) => ({
  color: theme.palette.secondary.main,
  '& .MuiSlider-thumb': { borderRadius: theme.shape.borderRadius },
}));

export default function App() {
  return (
    <Page>
      <h1>Mixer</h1>
      <Loudness aria-label="Loudness" defaultValue={40} />
    </Page>
  );
}
