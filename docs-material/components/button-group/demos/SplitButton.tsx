import * as React from 'react';
import ArrowDropDown from '@mui/icons-material/ArrowDropDown';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';

const papers = ['plain paper', 'recycled paper', 'photo paper', 'cardboard'];

export default function SplitButton() {
  const [group, setGroup] = React.useState<HTMLDivElement | null>(null);
  const [open, setOpen] = React.useState(false);
  const [paper, setPaper] = React.useState(papers[0]);
  const [sent, setSent] = React.useState('');

  const choose = (name: string) => {
    setPaper(name);
    setOpen(false);
  };

  return (
    <div>
      <ButtonGroup
        ref={setGroup}
        variant="contained"
        aria-label="Print the flyer"
      >
        <Button onClick={() => setSent(`Sent to the printer: ${paper}`)}>
          Print on {paper}
        </Button>
        <Button
          id="split-button-options"
          aria-label="Choose the paper"
          aria-haspopup="menu"
          aria-expanded={open}
          aria-controls={open ? 'split-button-menu' : undefined}
          onClick={() => setOpen(true)}
        >
          <ArrowDropDown />
        </Button>
      </ButtonGroup>
      <Menu
        id="split-button-menu"
        open={open}
        anchorEl={group}
        onClose={() => setOpen(false)}
        slotProps={{ list: { 'aria-labelledby': 'split-button-options' } }}
      >
        {papers.map((name) => (
          <MenuItem
            key={name}
            selected={name === paper}
            onClick={() => choose(name)}
          >
            {name}
          </MenuItem>
        ))}
      </Menu>
      <Typography role="status" variant="body2" sx={{ mt: 1 }}>
        {sent}
      </Typography>
    </div>
  );
}
