import { documentGetInitialProps } from '@mui/material-nextjs/v15-pagesRouter';
import type { DocumentContext } from 'next/document';

export const documentProps = (context: DocumentContext) =>
  documentGetInitialProps(context, {
    plugins: [
      {
        enhanceApp: (App) => (props) => <App {...props} />,
        async resolveProps(initialProps) {
          console.warn('HTML length', initialProps.html.length);
          return initialProps;
        },
      },
    ],
  });
