/** Folders and user of an installation. */
export const places = {
  user: 'mela-guide',
  /** Holds `releases/{version}`, `current` (a link to the one in use), `data` and `backups`. */
  root: '/srv/mela-guide',
  environment: '/etc/mela-guide/environment',
} as const

/** Holds the port while the guide starts again: connections wait here. */
export const guideSocket = `[Unit]
Description=Mela Guide: where it listens

[Socket]
ListenStream=127.0.0.1:3000
Backlog=4096
TriggerLimitIntervalSec=0

[Install]
WantedBy=sockets.target
`

/**
 * The guide. `KillMode=process`: it stops its PostgreSQL itself, unless another process, such as a backup, still uses it.
 */
export const guideUnit = `[Unit]
Description=Mela Guide
After=network-online.target mela-guide.socket
Requires=mela-guide.socket
Wants=network-online.target
StartLimitIntervalSec=0

[Service]
Type=exec
User=${places.user}
Group=${places.user}
WorkingDirectory=${places.root}/current
EnvironmentFile=${places.environment}
Environment=MALLOC_ARENA_MAX=2
ExecStart=${places.root}/current/node_modules/.bin/node --max-semi-space-size=16 --initial-old-space-size=64 --max-old-space-size=1024 server/main.ts
Restart=always
RestartSec=2
KillMode=process
TimeoutStopSec=15
Slice=mela-guide.slice

LimitNOFILE=65536
TasksMax=1024
UMask=0077

ReadWritePaths=${places.root}/data ${places.root}/backups
ProtectSystem=strict
ProtectHome=yes
PrivateTmp=yes
PrivateDevices=yes
PrivateUsers=yes
NoNewPrivileges=yes
CapabilityBoundingSet=
AmbientCapabilities=
ProtectClock=yes
ProtectHostname=yes
ProtectControlGroups=yes
ProtectKernelLogs=yes
ProtectKernelModules=yes
ProtectKernelTunables=yes
ProtectProc=invisible
RestrictAddressFamilies=AF_UNIX AF_INET AF_INET6 AF_NETLINK
RestrictNamespaces=yes
RestrictRealtime=yes
RestrictSUIDSGID=yes
LockPersonality=yes
SystemCallArchitectures=native
SystemCallFilter=@system-service
SystemCallErrorNumber=EPERM

[Install]
WantedBy=multi-user.target
`

/** Limits of all processes together, PostgreSQL included: the system keeps a part of the memory for itself and the proxy. */
export const guideSlice = `[Unit]
Description=Mela Guide: server processes and database

[Slice]
MemoryHigh=75%
MemoryMax=85%
`

/** Addition to the proxy's own unit. */
export const proxyDropIn = `[Service]
LimitNOFILE=65536
Restart=always
RestartSec=2
RuntimeDirectory=%N
`

/**
 * Lines of a shell script that set and export the variables of a file as systemd's EnvironmentFile does: a value is taken as it
 * stands, without the quotes around it. A shell that runs the file would take `&`, `$` and `;` in a DATABASE_URL for its own.
 */
export const readEnvironment = (file: string) => `while IFS= read -r line || [ -n "$line" ]; do
  case $line in [A-Za-z_]*=*) ;; *) continue ;; esac
  value=\${line#*=}
  case $value in \\"*\\" | \\'*\\') value=\${value#?} value=\${value%?} ;; esac
  export "\${line%%=*}=$value"
done < ${file}`

/**
 * Runs one of the guide's commands as its user and with its settings, from the version in use:
 * `mela-guide doctor`, `mela-guide reset-password admin`.
 */
export const command = `#!/bin/sh
set -eu
[ "$(id -u)" = 0 ] || { echo "Only root may read the settings: sudo mela-guide $*" >&2; exit 1; }
${readEnvironment(places.environment)}
cd ${places.root}/current
# An update writes into the folders of the versions, which are root's.
guide="${places.root}/current/node_modules/.bin/node ${places.root}/current/scripts/mela-guide.ts"
[ "\${1:-}" != update ] || exec $guide "$@"
# npm would keep its logs there, and a backup of the data would hold them.
export HOME=${places.root}/data npm_config_logs_max=0 npm_config_update_notifier=false
exec setpriv --reuid=${places.user} --regid=${places.user} --init-groups $guide "$@"
`
