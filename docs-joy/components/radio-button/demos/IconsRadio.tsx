import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import CheckCircle from '@mui/icons-material/CheckCircle';

const answers = ['Yes', 'No', 'Not sure'];

export default function IconsRadio() {
  return (
    <RadioGroup aria-label="Was the order complete?" defaultValue="Yes">
      {answers.map((answer) => (
        <Radio
          key={answer}
          value={answer}
          label={answer}
          checkedIcon={<CheckCircle />}
        />
      ))}
    </RadioGroup>
  );
}
