import * as React from 'react';
import Fade from '@mui/material/Fade';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import TextField from '@mui/material/TextField';

export default function TransitionsPopper() {
  const [field, setField] = React.useState<HTMLElement | null>(null);
  const [answer, setAnswer] = React.useState('');

  return (
    <div>
      <TextField
        id="transitions-popper-answer"
        label="Answer to 12 down"
        helperText="Crossing letters: _ R _ N G E"
        value={answer}
        onChange={(event) => {
          setAnswer(event.target.value);
          setField(event.target);
        }}
      />
      <div role="status">
        <Popper
          disablePortal
          transition
          role="none"
          placement="bottom-start"
          open={answer.length > 6}
          anchorEl={field}
        >
          {({ TransitionProps }) => (
            <Fade {...TransitionProps}>
              <Paper elevation={4} sx={{ p: 1.5 }}>
                Six squares only
              </Paper>
            </Fade>
          )}
        </Popper>
      </div>
    </div>
  );
}
