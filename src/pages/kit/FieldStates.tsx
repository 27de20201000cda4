import { MessageSquareText, Smartphone } from 'lucide-react';
import { useId, useState } from 'react';
import { Checkbox } from '@/shared/ui/checkbox/Checkbox';
import { CodeInput } from '@/shared/ui/codeInput/CodeInput';
import { TextArea } from '@/shared/ui/field/TextArea';
import { TextField } from '@/shared/ui/field/TextField';
import { PasswordChecklist } from '@/shared/ui/passwordChecklist/PasswordChecklist';
import { PasswordField } from '@/shared/ui/passwordField/PasswordField';
import { RadioGroup } from '@/shared/ui/radioGroup/RadioGroup';
import { SearchField } from '@/shared/ui/searchField/SearchField';
import { Select } from '@/shared/ui/select/Select';
import { Segment } from '@/shared/ui/segment/Segment';
import { Switch } from '@/shared/ui/switch/Switch';
import styles from './Kit.module.css';
import { Pane } from './Pane';
import { samples } from './samples';

const ignore = () => undefined;
const options = [{ value: 'approved', label: samples.option }];
const genders = samples.genders.map((gender) => ({ value: gender, label: gender }));

/** Every field and choice in its states. */
export function FieldStates() {
  const [term, setTerm] = useState('');
  const [gender, setGender] = useState<string>('Female');
  const [method, setMethod] = useState('app');
  const [isOn, setIsOn] = useState(true);

  return (
    <>
      <Pane title="TextField, TextArea, SearchField">
        <div className={styles.grid}>
          <TextField label={samples.field} defaultValue={samples.value} />
          <TextField label={samples.field} hint={samples.hint} aside={samples.counter} />
          <TextField label={samples.field} error={samples.error} />
          <TextField label={samples.field} defaultValue={samples.value} readOnly />
          <TextField label={samples.field} defaultValue={samples.value} disabled />
          <TextField label={samples.field} defaultValue={samples.value} before={samples.prefix} />
          <TextArea label={samples.field} defaultValue={samples.text} />
          <SearchField
            label={samples.field}
            placeholder={samples.placeholder}
            value={term}
            onChange={setTerm}
          />
        </div>
      </Pane>
      <SecretFields />
      <Pane title="Select, Checkbox, RadioGroup, Switch">
        <div className={styles.grid}>
          <Select label={samples.field} options={options} />
          <Select label={samples.field} options={options} size="sm" error={samples.error} />
          <div className={styles.row}>
            <Checkbox isChecked={isOn} onChange={setIsOn}>
              {samples.choice}
            </Checkbox>
            <Checkbox isChecked={!isOn} onChange={(next) => setIsOn(!next)}>
              {samples.choice}
            </Checkbox>
            <Checkbox isChecked isDisabled onChange={ignore}>
              {samples.choice}
            </Checkbox>
            <Checkbox isChecked={false} error={samples.error} onChange={ignore}>
              {samples.choice}
            </Checkbox>
          </div>
          <RadioGroup
            label={samples.gender}
            options={genders}
            value={gender}
            layout="row"
            onChange={setGender}
          />
          <Segment label={samples.gender} options={genders} value={gender} onChange={setGender} />
          <RadioGroup
            label={samples.gender}
            options={genders}
            value=""
            error={samples.error}
            onChange={ignore}
          />
          <RadioGroup
            label={samples.method}
            layout="cards"
            value={method}
            onChange={setMethod}
            options={[
              { value: 'app', label: samples.app, help: samples.appHelp, icon: Smartphone },
              { value: 'sms', label: samples.sms, help: samples.smsHelp, icon: MessageSquareText },
            ]}
          />
          <div>
            <Switch label={samples.switch} help={samples.switchHelp} isOn={isOn} onChange={setIsOn} />
            <Switch label={samples.switch} isOn={!isOn} onChange={(next) => setIsOn(!next)} />
            <Switch label={samples.switch} isOn isDisabled onChange={ignore} />
          </div>
        </div>
      </Pane>
    </>
  );
}

function SecretFields() {
  const checklist = useId();
  const [password, setPassword] = useState<string>(samples.password);
  const [code, setCode] = useState('4018');
  return (
    <Pane title="PasswordField, PasswordChecklist, CodeInput">
      <div className={styles.grid}>
        <PasswordField
          label={samples.field}
          autoComplete="new-password"
          describedBy={checklist}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <PasswordChecklist id={checklist} password={password} confirmation={samples.password} />
        <CodeInput value={code} onChange={setCode} onComplete={ignore} />
        <CodeInput value="730512" error={samples.error} onChange={ignore} onComplete={ignore} />
      </div>
    </Pane>
  );
}
