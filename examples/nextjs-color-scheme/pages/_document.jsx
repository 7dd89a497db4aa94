import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { Head, Html, Main, NextScript } from 'next/document';

export default function ThemedDocument() {
  return (
    <Html lang="en-GB">
      <Head>
        <link rel="icon" href="/icon.svg" />
      </Head>
      <body>
        <InitColorSchemeScript attribute="data" />
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}
