import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const groups = ['A negative', 'B negative', '0 negative'];

export default function IndeterminateCheckbox() {
  const [wanted, setWanted] = React.useState(['0 negative']);
  const some = wanted.length > 0 && wanted.length < groups.length;

  const markNative = (input: HTMLInputElement | null) => {
    if (input) {
      input.indeterminate = some;
    }
  };

  const toggle = (group: string, checked: boolean) =>
    setWanted((before) =>
      checked ? [...before, group] : before.filter((name) => name !== group),
    );

  return (
    <FormGroup>
      <FormControlLabel
        label="Call all rare donors"
        checked={wanted.length === groups.length}
        onChange={(event, checked) => setWanted(checked ? groups : [])}
        control={
          <Checkbox
            indeterminate={some}
            slotProps={{ input: { ref: markNative } }}
          />
        }
      />
      <FormGroup sx={{ marginInlineStart: 4 }}>
        {groups.map((group) => (
          <FormControlLabel
            key={group}
            label={group}
            checked={wanted.includes(group)}
            onChange={(event, checked) => toggle(group, checked)}
            control={<Checkbox />}
          />
        ))}
      </FormGroup>
    </FormGroup>
  );
}
