package com.acme.jobs.domain;

import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.GeneratedValue;
import jakarta.persistence.GenerationType;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import java.util.UUID;
import org.hibernate.annotations.DynamicUpdate;
import org.hibernate.annotations.JdbcTypeCode;
import org.hibernate.type.SqlTypes;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

@Entity
@Table(name = "jobs")
@DynamicUpdate
public class Job {
  @Id
  @GeneratedValue(strategy = GenerationType.UUID)
  @Column(name = "id")
  private UUID id;

  @Column(name = "queue", nullable = false)
  private String queue = "default";

  @JdbcTypeCode(SqlTypes.JSON)
  @Column(name = "args")
  private JsonNode args;

  @Column(name = "priority", nullable = false)
  private Short priority = 100;

  @JdbcTypeCode(SqlTypes.JSON)
  @Column(name = "tags")
  private JsonNode tags = JsonNodeFactory.instance.arrayNode();

  @JdbcTypeCode(SqlTypes.JSON)
  @Column(name = "result")
  private JsonNode result;

  @Column(name = "owner")
  private UUID owner;

  public UUID getId() {
    return id;
  }

  public String getQueue() {
    return queue;
  }

  public void setQueue(String queue) {
    this.queue = queue;
  }

  public JsonNode getArgs() {
    return args;
  }

  public void setArgs(JsonNode args) {
    this.args = args == null && this.args != null && this.args.isNull() ? this.args : args;
  }

  public Short getPriority() {
    return priority;
  }

  public void setPriority(Short priority) {
    this.priority = priority;
  }

  public JsonNode getTags() {
    return tags;
  }

  public void setTags(JsonNode tags) {
    this.tags = tags == null && this.tags != null && this.tags.isNull() ? this.tags : tags;
  }

  public JsonNode getResult() {
    return result;
  }

  public void setResult(JsonNode result) {
    this.result =
        result == null && this.result != null && this.result.isNull() ? this.result : result;
  }

  public UUID getOwner() {
    return owner;
  }

  public void setOwner(UUID owner) {
    this.owner = owner;
  }

  @Override
  public boolean equals(Object other) {
    return this == other || (other instanceof Job that && id != null && id.equals(that.getId()));
  }

  @Override
  public int hashCode() {
    return Job.class.hashCode();
  }
}
