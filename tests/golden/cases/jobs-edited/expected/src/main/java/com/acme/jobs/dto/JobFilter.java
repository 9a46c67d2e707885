package com.acme.jobs.dto;

import com.acme.jobs.common.Specs;
import com.acme.jobs.domain.Job;
import java.util.UUID;
import org.springframework.data.jpa.domain.Specification;

public record JobFilter(
    UUID[] id,
    String[] queue,
    String queueContains,
    Short[] priority,
    Short priorityFrom,
    Short priorityTo,
    Boolean resultIsNull,
    UUID[] owner,
    Boolean ownerIsNull) {
  public Specification<Job> toSpecification() {
    return Specification.allOf(
        Specs.among(id, "id"),
        Specs.among(queue, "queue"),
        Specs.contains(queueContains, "queue"),
        Specs.among(priority, "priority"),
        Specs.between(priorityFrom, priorityTo, "priority"),
        Specs.isNull(resultIsNull, "result"),
        Specs.among(owner, "owner"),
        Specs.isNull(ownerIsNull, "owner"));
  }
}
