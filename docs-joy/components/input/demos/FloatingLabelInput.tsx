import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function FloatingLabelInput() {
  const [street, setStreet] = React.useState('');
  const [focused, setFocused] = React.useState(false);
  const raised = focused || street !== '';

  return (
    <FormControl sx={{ width: 280, maxWidth: '100%' }}>
      <FormLabel
        sx={{
          position: 'absolute',
          zIndex: 1,
          insetInlineStart: 13,
          top: raised ? 6 : 18,
          fontSize: raised ? 'xs' : 'md',
          lineHeight: 1.2,
          pointerEvents: 'none',
          transition: 'top 120ms, font-size 120ms',
        }}
      >
        Street and number
      </FormLabel>
      <Input
        autoComplete="address-line1"
        value={street}
        onChange={(event) => setStreet(event.target.value)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        sx={{ '--Input-minHeight': '56px', '& input': { pt: 2 } }}
      />
    </FormControl>
  );
}
