import GlobalStyles from '@mui/material/GlobalStyles';
import * as React from 'react';

const orderText = (
  <GlobalStyles
    styles={(theme) => ({
      mark: {
        ...theme.typography.button,
        color: 'inherit',
        backgroundColor: 'transparent',
        borderBottom: `2px solid ${(theme.vars ?? theme).palette.success.main}`,
      },
    })}
  />
);

export default function GlobalRules() {
  return (
    <React.Fragment>
      {orderText}
      <p>
        Your order leaves on <mark>Thursday</mark>, in plain HTML from the shop
        system.
      </p>
    </React.Fragment>
  );
}
