import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function BareElements() {
  return (
    <div>
      <h2>Mill log</h2>
      <p>
        Plain elements, with <strong>strong</strong>, <em>emphasized</em> and{' '}
        <code>coded</code> text, and <a href="#BareElements">a link</a>.
      </p>
      <h3>Readings</h3>
      <table>
        <caption>Water at the weir</caption>
        <thead>
          <tr>
            <th scope="col">Day</th>
            <th scope="col">Level</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>Monday</td>
            <td>62 cm</td>
          </tr>
          <tr>
            <td>Tuesday</td>
            <td>58 cm</td>
          </tr>
        </tbody>
      </table>
      <h3>To do</h3>
      <ul>
        <li>Clear the rack</li>
        <li>
          Grease the bearings
          <ol>
            <li>Upper</li>
            <li>Lower</li>
          </ol>
        </li>
      </ul>
      <blockquote>Never grind an empty stone.</blockquote>
      <pre>
        <code>gap = 0.4 mm</code>
      </pre>
      <hr />
      <h3>Controls</h3>
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <TextField id="bare-elements-miller" label="Miller" size="small" />
        <NativeSelect
          defaultValue="rye"
          inputProps={{ id: 'bare-elements-grain', 'aria-label': 'Grain' }}
        >
          <option value="rye">Rye</option>
          <option value="spelt">Spelt</option>
        </NativeSelect>
        <FormControlLabel control={<Checkbox />} label="Wheel is running" />
        <Button variant="contained">Add to the log</Button>
      </Stack>
    </div>
  );
}
