import { renderToStaticMarkup } from 'react-dom/server';
import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';

console.log(renderToStaticMarkup(<InitColorSchemeScript attribute="data" />));
