import type { Machine, Step } from './machine.ts'

/** A unit, and the files after whose change it starts anew. */
export type Service = { name: string; files: readonly string[]; wantedBy?: string }

/** Services start with the machine, and start anew when one of their files was `changed`. */
export function serviceSteps(
  machine: Machine,
  changed: ReadonlySet<string>,
  services: readonly Service[],
): Step[] {
  return services.flatMap(({ name, files, wantedBy = 'multi-user.target' }) => {
    return [
      {
        says: `lets ${name} start with the machine`,
        isDone: () => machine.exists(`/etc/systemd/system/${wantedBy}.wants/${name}`),
        apply: () => void machine.run('systemctl', `--root=${machine.root}`, 'enable', name),
      },
      {
        says: `starts ${name}`,
        // Nothing is started in an image, where no systemd runs.
        isDone: () =>
          !machine.hasSystemd || (isActive(machine, name) && !files.some(path => changed.has(path))),
        apply: () => {
          machine.run('systemctl', 'daemon-reload')
          machine.run('systemctl', 'restart', name)
        },
      },
    ]
  })
}

function isActive(machine: Machine, name: string): boolean {
  try {
    return /^active$/m.test(machine.run('systemctl', 'is-active', name))
  } catch {
    return false
  }
}
