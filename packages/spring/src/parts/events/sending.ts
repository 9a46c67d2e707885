import type { EventQueue, EventsPart } from '@backsmith/blueprint';
import { commas, java, javadoc, literal } from '@backsmith/render';
import type { JavaFile, JavaFragment } from '@backsmith/render';
import { classOf, fileOf } from '../../java/types.ts';

const amqp = (name: string) => classOf({ packageName: 'org.springframework.amqp.core', name });
const MAPPER = java`tools.jackson.databind.json.JsonMapper`;
const TEMPLATE = java`org.springframework.amqp.rabbit.core.RabbitTemplate`;
const LOGGER = java`org.slf4j.Logger`;
const CONDITION = java`org.springframework.boot.autoconfigure.condition.ConditionalOnExpression`;

/** Where there is a broker: what it is to have, and that events are sent from time to time. */
export function configuration({ classes: { configuration: self }, exchange, queue, readers }: EventsPart): JavaFile {
  const queues = [...(queue === undefined ? [] : [queue]), ...readers];
  return fileOf(
    self,
    java`
      ${javadoc`What the broker is to have before the first event is sent: also the queues of others, so that they miss nothing while they are away.`}
      @org.springframework.context.annotation.Configuration
      @org.springframework.scheduling.annotation.EnableScheduling
      @${CONDITION}(${classOf(self)}.HAS_BROKER)
      class ${classOf(self)} {
        static final String HAS_BROKER = "!'\${spring.rabbitmq.host}'.isEmpty()";
        static final String EXCHANGE = ${literal(exchange)};

        @org.springframework.context.annotation.Bean
        ${amqp('Declarables')} queuesOfEvents() {
          var exchange = new ${amqp('TopicExchange')}(EXCHANGE);
          java.util.List<${amqp('Declarable')}> all = new java.util.ArrayList<>();
          all.add(exchange);
          ${queues.map(addQueue)}
          return new ${amqp('Declarables')}(all);
        }

        ${queues.length > 0 && queueMethod()}
      }`,
  );
}

function addQueue({ name, topics }: EventQueue): JavaFragment {
  return java`all.addAll(queue(${commas(['exchange', literal(name), ...topics.map((topic) => literal(topic))])}));`;
}

function queueMethod(): JavaFragment {
  return java`
    ${javadoc`One process reads a queue at a time, so that events keep their order; what cannot be acted on is put aside in another one.`}
    private static java.util.List<${amqp('Declarable')}> queue(
        ${amqp('TopicExchange')} exchange, String name, String... topics) {
      String aside = name + ".aside";
      ${amqp('Queue')} queue =
          ${amqp('QueueBuilder')}.durable(name).singleActiveConsumer().deadLetterExchange("").deadLetterRoutingKey(aside).build();
      java.util.List<${amqp('Declarable')}> all = new java.util.ArrayList<>();
      all.add(queue);
      all.add(${amqp('QueueBuilder')}.durable(aside).build());
      for (String topic : topics) {
        all.add(${amqp('BindingBuilder')}.bind(queue).to(exchange).with(topic));
      }
      return all;
    }`;
}

/** Sends what the outbox holds. */
export function publisher({ classes }: EventsPart): JavaFile {
  const { publisher: self, outbox, event, configuration: config } = classes;
  return fileOf(
    self,
    java`
      ${javadoc`Sends what is waiting, in its order. What the broker has not confirmed stays, and is sent again: an event may come twice, and none is lost.`}
      @org.springframework.stereotype.Component
      @${CONDITION}(${classOf(config)}.HAS_BROKER)
      public class ${classOf(self)} {
        private static final ${LOGGER} LOG = org.slf4j.LoggerFactory.getLogger(${classOf(self)}.class);
        private static final long CONFIRMED_WITHIN_MS = 5_000;

        private final ${classOf(outbox)} outbox;
        private final ${TEMPLATE} broker;
        private final ${MAPPER} json;
        private boolean isHeldUp;

        public ${self.name}(${classOf(outbox)} outbox, ${TEMPLATE} broker, ${MAPPER} json) {
          this.outbox = outbox;
          this.broker = broker;
          this.json = json;
        }

        ${javadoc`Says once that events cannot be sent, and once that they can again.`}
        @org.springframework.scheduling.annotation.Scheduled(fixedDelayString = "\${app.events.pause}")
        void sendWaiting() {
          try {
            while (outbox.handOn(this::send)) {
              LOG.debug("More events are waiting");
            }
            if (isHeldUp) {
              LOG.info("Events are sent again");
            }
            isHeldUp = false;
          } catch (org.springframework.amqp.AmqpException
              | org.springframework.dao.DataAccessException
              | org.springframework.transaction.TransactionException e) {
            if (!isHeldUp) {
              LOG.warn("Events wait until they can be sent: {}", e.getMessage());
            }
            isHeldUp = true;
          }
        }

        private void send(java.util.List<${classOf(event)}> events) {
          broker.<Void>invoke(
              channel -> {
                for (${classOf(event)} event : events) {
                  channel.send(${classOf(config)}.EXCHANGE, event.topic(), message(event));
                }
                channel.waitForConfirmsOrDie(CONFIRMED_WITHIN_MS);
                return null;
              });
        }

        private ${amqp('Message')} message(${classOf(event)} event) {
          return ${amqp('MessageBuilder')}.withBody(json.writeValueAsBytes(event))
              .setContentType("application/json")
              .setMessageId(event.id())
              .build();
        }
      }`,
  );
}
