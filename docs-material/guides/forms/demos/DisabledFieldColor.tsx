import TextField from '@mui/material/TextField';
import { inputBaseClasses } from '@mui/material/InputBase';
import { inputLabelClasses } from '@mui/material/InputLabel';

export default function DisabledFieldColor() {
  return (
    <TextField
      disabled
      label="Customer number"
      defaultValue="10-2284"
      sx={(theme) => {
        const { text } = (theme.vars ?? theme).palette;
        return {
          [`& .${inputBaseClasses.input}.${inputBaseClasses.disabled}`]: {
            WebkitTextFillColor: text.primary,
          },
          [`& .${inputLabelClasses.root}.${inputLabelClasses.disabled}`]: {
            color: text.secondary,
          },
        };
      }}
    />
  );
}
