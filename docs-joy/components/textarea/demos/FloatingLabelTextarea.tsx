import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Textarea from '@mui/joy/Textarea';

export default function FloatingLabelTextarea() {
  const [text, setText] = React.useState('');
  const [focused, setFocused] = React.useState(false);
  const raised = focused || text !== '';

  return (
    <FormControl sx={{ width: 260 }}>
      <FormLabel
        sx={{
          position: 'absolute',
          zIndex: 1,
          insetInlineStart: 13,
          top: raised ? 6 : 18,
          fontSize: raised ? 'xs' : 'md',
          lineHeight: 1.2,
          pointerEvents: 'none',
        }}
      >
        Comment
      </FormLabel>
      <Textarea
        minRows={2}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        sx={{ '--Textarea-paddingBlock': '24px 6px' }}
      />
    </FormControl>
  );
}
