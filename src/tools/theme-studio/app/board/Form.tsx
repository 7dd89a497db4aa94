import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';

/** Fields and other inputs. */
export function Form() {
  return (
    <Paper sx={{ p: 2, display: 'grid', gap: 2, alignContent: 'start' }}>
      <TextField id="studio-observer" label="Observer" defaultValue="Night shift" />
      <TextField
        id="studio-level"
        label="Level in meters"
        defaultValue="12.4"
        error
        helperText="Levels here stay below 6 m."
      />
      <TextField
        select
        id="studio-station"
        label="Station"
        defaultValue="jetty"
        slotProps={{
          select: { labelId: 'studio-station-label' },
          inputLabel: { id: 'studio-station-label' },
        }}
      >
        <MenuItem value="jetty">North jetty</MenuItem>
        <MenuItem value="marsh">Salt marsh</MenuItem>
      </TextField>
      <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
        <FormControlLabel control={<Checkbox defaultChecked />} label="Verified" />
        <FormControlLabel control={<Switch defaultChecked />} label="Alarm" />
      </Box>
      <RadioGroup row name="studio-wind" defaultValue="calm" aria-label="Wind">
        <FormControlLabel value="calm" control={<Radio />} label="Calm" />
        <FormControlLabel value="gale" control={<Radio />} label="Gale" />
      </RadioGroup>
      <Box sx={{ px: 1 }}>
        <Slider defaultValue={40} aria-label="Swell" valueLabelDisplay="auto" />
      </Box>
    </Paper>
  );
}
