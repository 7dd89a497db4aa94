import * as React from 'react';
import Lock from '@mui/icons-material/Lock';
import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { staff } from './staff';

const always = staff.slice(3, 4);

export default function FixedTags() {
  const [reviewers, setReviewers] = React.useState(staff.slice(3, 5));

  return (
    <Autocomplete
      multiple
      options={staff}
      getOptionLabel={(editor) => editor.name}
      getOptionDisabled={(editor) => always.includes(editor)}
      value={reviewers}
      onChange={(_event, chosen) => {
        const others = chosen.filter((editor) => !always.includes(editor));
        setReviewers([...always, ...others]);
      }}
      renderTags={(editors, getTagProps) =>
        editors.map((editor, index) => {
          const { key, onDelete, ...tagProps } = getTagProps({ index });
          const fixed = always.includes(editor);
          return (
            <Chip
              key={key}
              {...tagProps}
              icon={fixed ? <Lock titleAccess="Always included" /> : undefined}
              label={editor.name}
              onDelete={fixed ? undefined : onDelete}
            />
          );
        })
      }
      renderInput={(params) => <TextField {...params} label="Sign-off" />}
      sx={{ width: 440, maxWidth: '100%' }}
    />
  );
}
