import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { categories } from '../../server/db/schema';
import type { TestMember } from '../../server/testing/harness';
import { makeGroup } from '../../server/testing/posts';
import { answerOf, faults, useApi } from '../mocks/api';
import { foundCompany, mainLandmark, makeCeramics } from '../mocks/companies';
import { renderApp } from '../mocks/renderApp';

describe('an answer that is late or empty', () => {
  const api = useApi();
  let amara: TestMember;

  beforeEach(async () => {
    amara = await api().member({ permalink: 'amara', firstName: 'Amara', lastName: 'Nwosu' });
  });

  /** Lets a call arrive, and holds its answer back until `release`. */
  function holdBack(method: 'post' | 'delete', path: string) {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    let arrived = false;
    faults.use(
      http[method](path, async ({ request }) => {
        const answer = await answerOf(api(), request.clone());
        arrived = true;
        await released;
        return answer;
      }),
    );
    return { arrives: () => waitFor(() => expect(arrived).toBe(true)), release: () => release() };
  }
  const goElsewhere = async () => {
    history.pushState(null, '', '/bookmarks');
    dispatchEvent(new PopStateEvent('popstate'));
    await screen.findByRole('heading', { level: 1, name: 'Saved posts' });
  };
  const staysElsewhere = async () => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(location.pathname).toBe('/bookmarks');
  };
  async function deleteByName(path: string, kind: string, name: string) {
    const { user } = await renderApp({ path, as: amara });
    const main = await mainLandmark();
    await user.click(await main.findByRole('button', { name: `Delete ${kind}` }));
    const dialog = within(await screen.findByRole('dialog', { name: `Delete ${name}?` }));
    await user.type(dialog.getByLabelText('Type the name to delete it'), name);
    await user.click(dialog.getByRole('button', { name: `Delete ${kind}` }));
  }
  async function create(path: string, kind: string, category: string) {
    const { user } = await renderApp({ path, as: amara });
    const main = await mainLandmark();
    const form = within(await main.findByRole('form', { name: `Create ${kind}` }));
    await form.findByRole('option', { name: category });
    await user.type(form.getByLabelText('Name'), 'Tram 28');
    await user.selectOptions(form.getByLabelText('Category'), category);
    await user.click(form.getByRole('button', { name: `Create ${kind}` }));
  }

  it('GRP-06 leaves who went elsewhere there when their group is deleted', async () => {
    await makeGroup(api(), amara.id, { permalink: 'trams', name: 'Trams' });
    const deletion = holdBack('delete', '*/api/groups/*');
    await deleteByName('/group/trams/settings/manage', 'group', 'Trams');
    await deletion.arrives();
    await goElsewhere();
    deletion.release();
    expect(await screen.findByText('The group is deleted.')).toBeInTheDocument();
    await staysElsewhere();
  });

  it('CMP-04 leaves who went elsewhere there when their company is deleted', async () => {
    const category = await makeCeramics(api());
    const { permalink } = await foundCompany(amara, { name: 'Oficina', category });
    const deletion = holdBack('delete', '*/api/companies/*');
    await deleteByName(`/company/${permalink}/settings/manage`, 'company', 'Oficina');
    await deletion.arrives();
    await goElsewhere();
    deletion.release();
    expect(await screen.findByText('The company is deleted.')).toBeInTheDocument();
    await staysElsewhere();
  });

  it('GRP-02 stays where the member went while their group was being created', async () => {
    await api().db.insert(categories).values({ kind: 'group', name: 'Neighbourhood', position: 1 });
    const creation = holdBack('post', '*/api/groups');
    await create('/groups/create', 'group', 'Neighbourhood');
    await creation.arrives();
    await goElsewhere();
    creation.release();
    await staysElsewhere();
  });

  it('CMP-01 stays where the member went while their company was being created', async () => {
    await makeCeramics(api());
    const creation = holdBack('post', '*/api/companies');
    await create('/companies/create', 'company', 'Ceramics');
    await creation.arrives();
    await goElsewhere();
    creation.release();
    await staysElsewhere();
  });

  /** Lets creations arrive, and answers them with nothing. */
  const answerNothing = (path: string) =>
    faults.use(
      http.post(path, async ({ request }) => {
        await answerOf(api(), request.clone());
        return new HttpResponse(null, { status: 204 });
      }),
    );

  it('ANY-02 GRP-02 opens the new group, not an older one of its name, where a backend answers nothing', async () => {
    const values = { kind: 'group' as const, name: 'Neighbourhood', position: 1 };
    const [row] = await api().db.insert(categories).values(values).returning();
    const older = { name: 'Tram 28', privacy: 0, category: String(row?.id), post_group: 'member' };
    await amara.call('POST', '/api/groups', { userId: amara.id, description: '', ...older });
    api().clock.advance(60);
    answerNothing('*/api/groups');
    await create('/groups/create', 'group', 'Neighbourhood');
    await waitFor(() => expect(location.pathname).toMatch(/^\/group\/tram-28-./));
  });

  it('ANY-02 CMP-01 opens the new company, not an older one of its name, where a backend answers nothing', async () => {
    const category = await makeCeramics(api());
    await foundCompany(amara, { name: 'Tram 28', category });
    api().clock.advance(60);
    answerNothing('*/api/companies');
    await create('/companies/create', 'company', 'Ceramics');
    await waitFor(() => expect(location.pathname).toMatch(/^\/company\/tram-28-./));
  });
});
