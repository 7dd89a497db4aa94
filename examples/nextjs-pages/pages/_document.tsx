import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import {
  DocumentHeadTags,
  documentGetInitialProps,
  type DocumentHeadTagsProps,
} from '@mui/material-nextjs/v15-pagesRouter';
import { Head, Html, Main, NextScript } from 'next/document';
import type { DocumentContext } from 'next/document';

export default function Document(props: DocumentHeadTagsProps) {
  return (
    <Html lang="en">
      <Head>
        <DocumentHeadTags {...props} />
      </Head>
      <body>
        <InitColorSchemeScript attribute="class" />
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}

Document.getInitialProps = (context: DocumentContext) => documentGetInitialProps(context);
